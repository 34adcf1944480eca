/** Pictures are drawn when first asked for; a measurement must not pay for that. */
export async function drawPictures(page: string, origin: string): Promise<void> {
  const html = await (await fetch(page)).text()
  const addresses = [...html.matchAll(/(?:https?:)?(?:\/\/[^\s"',/]+)?\/images\/[^\s"',]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  )
  await Promise.all(
    [...new Set(addresses)].map(async (address) => (await fetch(new URL(address, origin))).arrayBuffer()),
  )
}
