import { type Browser, type CDPSession, chromium, type Page, type Request } from '@playwright/test'
import { sandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { clubAddress } from '../club-address.ts'
import { browserFlags } from '../browser-flags.ts'

/** A page of the club in a browser of its own, with the browser's own instruments. */
export interface Visit {
  page: Page
  devtools: CDPSession
  /** Goes to an address below the base path. */
  open: (path: string) => Promise<void>
}

export interface VisitOptions {
  origin: string
  viewport: { width: number; height: number }
  /** Pixels of the screen for each px of the page. @default 1 */
  density?: number
  /** How many times slower than this machine the page's computer is. @default 1 */
  slowdown?: number
}

/** As wide as most phones. */
export const phone = { width: 375, height: 812 }
export const desktop = { width: 1280, height: 800 }

/** What was said about cookies on an earlier visit, so that nobody is asked. */
const rejectAll = {
  name: 'user-cookie-preferences',
  value: encodeURIComponent(
    JSON.stringify({ necessary: true, 'marketing-advertising': false, functional: false, analytics: false }),
  ),
}

/** Starts a browser without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: browserFlags,
  })
}

/** Measures in a browser that is there for nothing else, and closes it. */
export async function inBrowser<T>(
  { origin, viewport, density = 1, slowdown = 1 }: VisitOptions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport, deviceScaleFactor: density, baseURL: clubAddress })
    await context.addCookies([{ ...rejectAll, url: origin }])
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await work({ page, devtools, open: (path) => openAlive(page, path) })
  } finally {
    await browser.close()
  }
}

/** Opens a page and waits until everything is there, also what comes only after the first touch. */
async function openAlive(page: Page, path: string): Promise<void> {
  const seen: string[] = []
  const look = (request: Request) => {
    if (request.url().includes('/check_version')) seen.push(request.url())
  }
  page.on('request', look)
  await page.goto(path, { waitUntil: 'networkidle' })
  for (let x = 3; seen.length === 0; x = (x + 3) % 300) await page.mouse.move(x, 3)
  page.off('request', look)
  await page.waitForLoadState('networkidle')
}

/** Makes a member like a sample member, and signs them in on the page that is open. */
export async function signIn(page: Page, origin: string, like: string): Promise<void> {
  const { email, password } = await sandboxControl(origin).createMember(like)
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /^Account menu for/ }).waitFor()
}
