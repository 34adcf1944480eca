import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { quiet } from './quiet.ts'

export type Defect = { readonly name: string; readonly criterion: string; readonly page: string }

const address = 'http://planted.test/'
const look = text('planted.css')

/** A page without defects, with the kinds of controls that the judges look at. */
export const cleanPage = pageOf(text('clean.html'))

/** The defects that a judge has to find, each on a page of its own. */
export function plantedDefects(judge: string): readonly Defect[] {
  const all = text(`${judge}.html`)
  const shared = /^<style>[\s\S]*?<\/style>/.exec(all)?.[0] ?? ''
  return [...all.matchAll(/<section\s+([^>]*)>([\s\S]*?)<\/section>/g)].map(([, attributes = '', content = '']) => {
    const attribute = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1]
    return {
      name: attribute('defect') ?? '',
      criterion: attribute('criterion') ?? '',
      page: pageOf(shared + content, attribute('contrast')),
    }
  })
}

/** Shows a page that can be loaded again, as judges do which press things. */
export async function showPlanted(page: Page, html: string): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await quiet(page)
}

function pageOf(content: string, contrast?: string): string {
  const attributes = contrast === undefined ? '' : ` data-contrast="${contrast}"`
  return `<!doctype html>
<html lang="en"${attributes}>
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Planted</title><style>${look}</style></head>
  <body><main><h1>Club</h1><div data-stage="Planted">${content}</div></main></body>
</html>`
}

function text(file: string): string {
  return readFileSync(join(import.meta.dirname, 'planted', file), 'utf8')
}
