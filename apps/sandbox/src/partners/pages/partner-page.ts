import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { style } from '../../identity/pages/brand.ts'
import { readPages, sendPage } from '../../identity/pages/pages.ts'
import type { Values } from '../../identity/pages/template.ts'
import { club } from '../../sample-data/club.ts'
import type { Partner } from '../partners.ts'

/** Sends a partner's page, which has its own look. */
export type ShowPage = (reply: FastifyReply, page: string, values: Values, status?: number) => FastifyReply

const pages = readPages(import.meta.dirname)
const partnerStyle = style + readFileSync(join(import.meta.dirname, 'partner.css'), 'utf8')

/** Returns what sends the pages of a partner: no script runs on them, nobody may frame them, and they lead to the app. */
export function partnerPages({ name, colour }: Partner, webOrigins: readonly string[]): ShowPage {
  return (reply, page, values, status) => {
    const shown = {
      site: name,
      icon: 'data:,',
      style: `${partnerStyle}:root { --brand: ${colour}; }`,
      club: club.name,
      // What the page was asked for with, which its form and its way back send on.
      query: reply.request.url.split('?')[1] ?? '',
      ...values,
    }
    return sendPage(reply, pages(page, shown, { sources: () => ['img-src data:'], formTargets: webOrigins }), status)
  }
}
