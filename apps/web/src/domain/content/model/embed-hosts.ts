import type { AppConfig } from '#platform/config/app-config.ts'
import type { EmbedHosts } from './embed-source.ts'

/** Hosts that may be embedded: that of our content, that of the app, and those that the configuration names. */
export function embedHosts({ origin, hosts, embeds }: Pick<AppConfig, 'origin' | 'hosts' | 'embeds'>): EmbedHosts {
  return {
    own: [...new Set([new URL(hosts.content).origin, origin])],
    frames: embeds?.frames ?? [],
    scripts: embeds?.scripts ?? [],
  }
}
