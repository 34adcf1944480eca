import { basePath } from '#platform/config/base-path.ts'

/** Returns the web app manifest: what the club is called and looks like on a home screen. It opens as a page, not as an app. */
export function webManifest(clubName: string): string {
  const icon = (size: number) => ({ src: `${basePath}/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  return JSON.stringify({
    name: clubName,
    short_name: clubName,
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'browser',
    icons: [icon(192), icon(512), { src: `${basePath}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }],
  })
}
