/** What the host reads of `config.json`; all else in it is the app's, which checks it at its start. */
export interface SiteConfig {
  /** Where the app itself is served. */
  origin: string
  /** Base addresses of the services by name, which pages may call; `images` and `content` may be shown as images too. */
  hosts: Readonly<Record<string, string>>
  identity: { authority: string }
  content: { token: string; previewUrl?: string | undefined }
  /** Origins of other sites that content pages may embed. */
  embeds?: { frames: readonly string[]; scripts: readonly string[] } | undefined
  /** The card payment provider's script, and what the addresses of its frames begin with: the script's origin unless told. */
  payments?: { script: string; frames?: readonly string[] | undefined } | undefined
  referralWidget: string
  services?: Readonly<Record<string, string | undefined>> | undefined
}
