import { isNativeApp } from './native-app.ts'

const webQuality = 90
const appQuality = 100

/** Quality of all pictures: the best there is in the app (NAT-16). */
export function pictureQuality(): number {
  return isNativeApp() ? appQuality : webQuality
}

/** Returns whether the home page's links to whole lists are hidden: the app has its own ways there (NAT-15). */
export function hidesShowAllLinks(): boolean {
  return isNativeApp()
}
