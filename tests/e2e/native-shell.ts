import type { Page } from '@playwright/test'
import { createFakeShell, type FakeShell } from '@clubhouse/native-bridge/fake-shell'

/**
 * Has a page run in a native shell from its next address on, which is reached as Android's web view is. What the page says
 * is held to the schema; what the schema does not allow is thrown back at it, and fails the test as an error in the console.
 */
export async function runInShell(page: Page): Promise<FakeShell> {
  const shell = createFakeShell()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a shell is not a window and has no origin
  await page.exposeBinding('tellShell', (_source, text: string) => shell.port.postMessage(text))
  await page.addInitScript(() => {
    const { tellShell } = window as unknown as { tellShell: (text: string) => Promise<void> }
    Object.assign(window, { ClubShell: { postMessage: (text: string) => void tellShell(text) } })
  })
  shell.port.onMessage((data) => void page.evaluate((said) => window.postMessage(said, window.location.origin), data))
  return shell
}
