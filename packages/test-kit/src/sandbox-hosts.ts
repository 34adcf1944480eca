/** Where the generated clients find the APIs of a sandbox, for `configureRestClient` (CON-33). */
export function sandboxHosts(origin: string) {
  return {
    club: `${origin}/api`,
    discovery: `${origin}/discovery`,
    b2c: `${origin}/b2c`,
    referral: `${origin}/referrals`,
  }
}
