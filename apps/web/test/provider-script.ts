import { runInThisContext } from 'node:vm'

/** What becomes of the script of the card payment provider. */
export type ProviderScript = 'runs' | 'is blocked' | 'does not come'

/**
 * Loads the script of the card payment provider as a browser does: jsdom loads none. Returns how to change what becomes of
 * it, and how to stop.
 */
export function loadProviderScripts(initial: ProviderScript = 'runs') {
  let becomes = initial
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src.endsWith('/payments/provider.js')) void load(node, becomes)
  })
  observer.observe(document.head, { childList: true })
  return {
    set: (next: ProviderScript) => void (becomes = next),
    stop() {
      observer.disconnect()
      for (const script of document.querySelectorAll('script[src$="/payments/provider.js"]')) script.remove()
      delete window.Stripe
    },
  }
}

async function load(script: HTMLScriptElement, becomes: ProviderScript): Promise<void> {
  if (becomes === 'does not come') return
  if (becomes === 'is blocked') {
    script.dispatchEvent(new Event('error'))
    return
  }
  const text = await (await fetch(script.src)).text()
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  runInThisContext(text)
  Reflect.deleteProperty(document, 'currentScript')
  script.dispatchEvent(new Event('load'))
}
