/** The hosts that have an OpenAPI document (CON-33). */
export const restHosts = ['club', 'discovery', 'b2c', 'referral'] as const
export type RestHost = (typeof restHosts)[number]
