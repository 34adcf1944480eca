import { brand } from './brand.ts'

/** The whole style of the pages: small enough to travel with each, and so subject to its nonce. */
export const style = `
:root { color-scheme: light dark; ${properties(brand.light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(brand.dark)} } }
*, *::before, *::after { box-sizing: border-box; }
html { font: 100%/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; align-items: center;
  position: relative; overflow-x: hidden; background: var(--canvas); color: var(--text); }
body::before { content: ""; position: absolute; z-index: -1; inset: 0 0 auto; height: clamp(220px, 38vh, 360px);
  background: var(--brand); border-radius: 0 0 50% 50% / 0 0 56px 56px; }
.head { width: 100%; max-width: 480px; padding: clamp(24px, 6vh, 56px) 15px clamp(20px, 4vh, 36px); text-align: center; }
.home { display: inline-block; padding: 4px 8px; border-radius: 8px; color: var(--onBrand); }
.wordmark { display: block; width: 196px; height: 40px; }
.wordmark text { font-size: 25px; letter-spacing: -0.02em; }
.wordmark-first { font-weight: 800; }
.wordmark-second { font-weight: 400; }
.card { width: calc(100% - 30px); max-width: 450px; padding: clamp(24px, 6vw, 40px); border-radius: 32px;
  border: 1px solid var(--hairline); background: var(--surface); box-shadow: var(--shade); }
h1 { margin: 0; font-size: clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem); font-weight: 800; line-height: 1.12; letter-spacing: -0.03em; }
h2 { margin: 0; font-size: 1.0625rem; font-weight: 700; line-height: 1.3; letter-spacing: -0.01em; }
p { margin: 0; text-wrap: pretty; }
.lede { margin-top: 8px; color: var(--muted); }
.whose { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
.problem { margin-top: 20px; padding: 12px 16px; border-radius: 12px; border: 1px solid var(--error);
  background: var(--errorSurface); color: var(--error); font-weight: 550; }
.problem a { color: inherit; }
form { display: grid; gap: 20px; margin-top: 24px; }
.field { display: grid; gap: 6px; }
label { font-weight: 600; }
input:not([type="hidden"]) { width: 100%; height: 52px; padding: 0 16px; border: 1px solid var(--outline); border-radius: 12px;
  background: var(--surface); color: var(--text); font: inherit; }
input[autocomplete="one-time-code"] { font-size: 1.375rem; letter-spacing: 0.35em; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { border: 2px solid var(--error); }
.field-problem { color: var(--error); font-size: 0.875rem; font-weight: 550; }
.rules, .hint { padding: 12px 16px; border-radius: 12px; background: var(--sunken); color: var(--muted); font-size: 0.875rem; }
.rules ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0 16px; margin: 4px 0 0; padding-left: 1.1em; }
button, .action, .second-action { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 52px; padding: 8px 24px;
  border: 2px solid transparent; border-radius: 999px; font: inherit; font-weight: 700; text-align: center;
  text-decoration: none; cursor: pointer; transition: background-color 120ms, border-color 120ms; }
.action { background: var(--brand); color: var(--onBrand); }
.action:hover { background: var(--brandHover); }
.action:active { background: var(--brandPressed); }
.second-action { background: transparent; border-color: var(--outline); color: var(--text); }
.second-action:hover { border-color: var(--text); }
a.action { margin-top: 24px; }
#op\\.logoutForm { margin: 24px 0 0; }
button + .second-action, h2 + .second-action { margin-top: 12px; }
hr { margin: 28px 0 24px; border: 0; border-top: 1px solid var(--hairline); }
a { color: var(--brandText); text-underline-offset: 3px; }
.other { text-align: center; }
.back { margin-top: 20px; text-align: center; }
.back a, .other > a:not(.second-action) { display: inline-block; padding: 4px; font-weight: 600; }
.back a { color: var(--muted); }
.detail { margin-top: 16px; padding: 12px 16px; border-radius: 12px; background: var(--sunken); color: var(--muted);
  font-size: 0.875rem; overflow-wrap: anywhere; }
.foot { margin-top: auto; padding: 32px 15px 24px; color: var(--muted); font-size: 0.875rem; text-align: center; text-wrap: balance; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--halo); }
.home:focus-visible { outline-color: var(--onBrand); box-shadow: none; }
input:focus-visible { outline-offset: 0; box-shadow: none; }
@media (prefers-reduced-motion: reduce) { button, .action, .second-action { transition: none; } }
@media (forced-colors: active) { .action { border-color: ButtonText; } .home { color: LinkText; } }
`

function properties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')
}
