import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Points for each pound or dollar that the calculator reckons with. */
const pointsPerUnit = 3

/**
 * What pages embed from other sites, below `/content/embeds`: a calculator in a frame, which reads the parameters that
 * the page forwards (CNT-11, CNT-30), and the script that a social network brings along (CNT-31).
 */
export function registerEmbeds(app: FastifyInstance): void {
  app.get('/content/embeds/points-calculator', async (request: FastifyRequest, reply) => {
    const { amount, campaign } = request.query as Record<string, unknown>
    return reply.headers(framed).type('text/html; charset=utf-8').send(calculator(amount, campaign))
  })
  app.get('/content/embeds/social-post.js', async (_, reply) =>
    reply.headers(framed).type('text/javascript; charset=utf-8').send(socialScript),
  )
}

/** The page shows nothing but itself, and may stand in any frame. */
const framed = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

const socialScript = `for (const post of document.querySelectorAll('blockquote.kestrel-social-post:not([data-embedded])'))
  post.setAttribute('data-embedded', 'true')
`

function calculator(amount: unknown, campaign: unknown): string {
  const spent = typeof amount === 'string' && /^\d{1,6}$/.test(amount) ? Number(amount) : undefined
  const name = typeof campaign === 'string' && campaign !== '' ? campaign.slice(0, 60) : undefined
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Points calculator</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;color:#211619;background:#fff}p{margin:0 0 1rem}label{display:inline-flex;gap:.75rem;align-items:center;font-weight:600}input,button{font:inherit;min-height:3rem;box-sizing:border-box;padding:0 1rem;border:1px solid #857579;border-radius:.75rem}input{width:7rem}button{border:0;border-radius:1.5rem;padding:0 1.5rem;background:#d6001c;color:#fff;font-weight:700}[role=status]{font-size:1.25rem;font-weight:700}</style>
<form>
${name === undefined ? '' : `<p>With thanks to <strong>${escaped(name)}</strong></p><input type="hidden" name="campaign" value="${escaped(name)}">`}
<p><label>You spend <input name="amount" inputmode="numeric" maxlength="6" value="${spent ?? ''}"></label> <button>Reckon</button></p>
<p role="status">${spent === undefined ? 'Say how much you spend in a month.' : `That is about ${spent * pointsPerUnit * 12} points a year.`}</p>
</form>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
