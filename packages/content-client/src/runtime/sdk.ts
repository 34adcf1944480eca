type Sdk = typeof import('./create-client.ts')

/**
 * The content service's SDK. It is loaded when something is read, or may soon be: pages whose content comes with their HTML
 * never need its 41 KB.
 */
export const contentSdk = {
  load: (): Promise<Sdk> => import('./create-client.ts'),
  /** Loads it ahead. What did not come is loaded again when something is read, and a failure then matters. */
  preload: (): void => void contentSdk.load().catch(() => undefined),
}
