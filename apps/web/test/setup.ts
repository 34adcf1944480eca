// Tests of what the host renders have no browser.
if (typeof document !== 'undefined') await import('./setup-browser.ts')
