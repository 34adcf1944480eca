/** What the content client needs from the app that uses it. */
export interface ContentClientConfiguration {
  /** Absolute address of the delivery API, such as `https://cdn.example.com/content`. */
  url: string
  space: string
  environment: string
  /** The delivery token; it is public and only reads. */
  token: string
  /** Absolute address of the API that also answers drafts; without it nothing is previewed. */
  previewUrl?: string | undefined
}

let configuration: ContentClientConfiguration | undefined

/** To be called once before the first read; a later call replaces the earlier configuration. */
export function configureContentClient(next: ContentClientConfiguration): void {
  configuration = next
}

/** The configuration in force. Throws when there is none yet. */
export function contentClientConfiguration(): ContentClientConfiguration {
  if (configuration === undefined)
    throw new Error('The content client is not configured: call configureContentClient first')
  return configuration
}
