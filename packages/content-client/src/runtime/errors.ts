export type ContentErrorKind = 'not_found' | 'unavailable'

/** Content that could not be read. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly kind: ContentErrorKind
  readonly contentType: string

  constructor(kind: ContentErrorKind, contentType: string, cause?: unknown) {
    super(
      kind === 'not_found' ? `No entry of type ${contentType}` : `Content of type ${contentType} could not be read`,
      { cause },
    )
    this.kind = kind
    this.contentType = contentType
  }
}
