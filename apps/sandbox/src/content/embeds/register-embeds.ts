import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Points for each pound or dollar that the calculator reckons with. */
const pointsPerUnit = 3

/** The page shows nothing but itself, and may stand in any frame. */
const framed = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

const calculatorPage = readFileSync(new URL('points-calculator.html', import.meta.url), 'utf8')
const socialScript = readFileSync(new URL('social-post.js', import.meta.url), 'utf8')

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

function calculator(amount: unknown, campaign: unknown): string {
  const spent = typeof amount === 'string' && /^\d{1,6}$/.test(amount) ? Number(amount) : undefined
  const name = typeof campaign === 'string' ? escaped(campaign.slice(0, 60)) : ''
  const texts: Readonly<Record<string, string>> = {
    campaign:
      name && `<p>With thanks to <strong>${name}</strong></p><input type="hidden" name="campaign" value="${name}">`,
    amount: String(spent ?? ''),
    result:
      spent === undefined
        ? 'Say how much you spend in a month.'
        : `That is about ${spent * pointsPerUnit * 12} points a year.`,
  }
  return calculatorPage.replaceAll(/\{(campaign|amount|result)\}/g, (_, place: string) => texts[place] ?? '')
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
