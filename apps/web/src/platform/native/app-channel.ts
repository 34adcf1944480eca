import type { Channel } from '@clubhouse/rest-client/club'
import { shellPlatform } from './shell-info.ts'

/** Returns the app that the member uses, as the server calls it (API-10). A shell that has not said what it is counts as a browser. */
export function appChannel(): Channel {
  switch (shellPlatform()) {
    case 'ios':
      return 'IOS'
    case 'android':
      return 'ANDROID'
    case undefined:
    default:
      return 'WEB'
  }
}
