import { nativeBridge } from './native-bridge.ts'

const longestTitle = 255
const longestMessage = 1_000

/** Opens the phone's share sheet (NAT-10). Does nothing in a browser; when it fails, that is logged (ERR-46). */
export function shareLink({ url, title, message }: { url: string; title: string; message: string }): void {
  nativeBridge().send({
    type: 'share_link',
    url,
    title: title.slice(0, longestTitle),
    message: message.slice(0, longestMessage),
  })
}
