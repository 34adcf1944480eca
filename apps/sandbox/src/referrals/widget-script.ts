import { brand } from '../identity/pages/brand.ts'

const { light, dark } = brand

const style = `
.rf { --brand: ${light.brand}; --on: ${light.onBrand}; --text: ${light.text}; --muted: ${light.muted}; --surface: ${light.surface};
  --sunken: ${light.sunken}; --line: ${light.hairline}; --outline: ${light.outline}; --focus: ${light.focus};
  display: grid; gap: 24px; color: var(--text); font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
@media (prefers-color-scheme: dark) { .rf { --brand: ${dark.brand}; --on: ${dark.onBrand}; --text: ${dark.text}; --muted: ${dark.muted};
  --surface: ${dark.surface}; --sunken: ${dark.sunken}; --line: ${dark.hairline}; --outline: ${dark.outline}; --focus: ${dark.focus}; } }
.rf * { box-sizing: border-box; margin: 0; }
.rf h2 { font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.02em; }
.rf h3 { font-size: 1.125rem; }
.rf-card { display: grid; gap: 16px; padding: clamp(16px, 4vw, 32px); border: 1px solid var(--line); border-radius: 24px; background: var(--surface); }
.rf-share { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
.rf-share label { display: grid; gap: 6px; flex: 1 1 14rem; min-width: 0; font-weight: 600; }
.rf-share input { width: 100%; min-height: 48px; padding: 0 16px; border: 1px solid var(--outline); border-radius: 12px;
  background: var(--surface); color: var(--text); font: inherit; }
.rf-share button { min-height: 48px; min-width: 140px; padding: 0 24px; border: 2px solid transparent; border-radius: 999px; background: var(--brand);
  color: var(--on); font: inherit; font-weight: 700; cursor: pointer; }
.rf :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.rf-said { min-height: 1.5em; color: var(--muted); }
.rf-sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 12px; }
.rf-sums div { display: flex; flex-direction: column-reverse; padding: 16px; border-radius: 16px; background: var(--sunken); }
.rf-sums dt { color: var(--muted); font-size: 0.875rem; }
.rf-sums dd { font-size: 1.75rem; font-weight: 800; line-height: 1.2; font-variant-numeric: tabular-nums; }
.rf ul { padding: 0; list-style: none; }
.rf li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 12px 0; border-top: 1px solid var(--line); }
.rf li span { color: var(--muted); }
`

/**
 * The widget as the partner serves it. It finds its place by id, knows the member by what stands there, and keeps nothing:
 * without an origin there is no cookie and no storage.
 */
export const widgetScript = `(async () => {
  const place = document.getElementById('referral-widget')
  const { customer } = place.dataset
  const source = new URL('dashboard', document.currentScript?.src ?? place.dataset.script)
  source.searchParams.set('customer', customer)
  const answer = await fetch(source, { credentials: 'omit' })
  if (!answer.ok) throw new Error('The referral dashboard answered ' + answer.status)
  const { shareLink, friends } = await answer.json()

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties)
    element.append(...children)
    return element
  }
  const number = (value) => new Intl.NumberFormat('en-GB').format(value)
  const points = (value) => number(value) + (value === 1 ? ' point' : ' points')

  const input = make('input', { readOnly: true, value: shareLink })
  const said = make('p', { className: 'rf-said' })
  said.setAttribute('role', 'status')
  const copy = make('button', { type: 'button' }, 'Copy link')
  copy.addEventListener('click', async () => {
    said.textContent = (await copied(input)) ? 'Copied. Now send it to a friend.' : 'Select the link and copy it yourself.'
  })
  async function copied(field) {
    try {
      await navigator.clipboard.writeText(field.value)
      return true
    } catch {
      field.select()
      return document.execCommand('copy')
    }
  }

  const joined = friends.filter(({ status }) => status === 'JOINED')
  const sums = [
    ['Friends invited', number(friends.length)],
    ['Friends joined', number(joined.length)],
    ['Points earned', number(friends.reduce((sum, friend) => sum + friend.points, 0))],
  ]
  const list = friends.map(({ name, status, points: earned }) =>
    make('li', {}, make('strong', {}, name), make('span', {}, status === 'JOINED' ? 'Joined, ' + points(earned) : 'Invited')),
  )
  const style = make('style', {}, ${JSON.stringify(style)})
  place.replaceChildren(
    make('div', { className: 'rf' },
      style,
      make('section', { className: 'rf-card' },
        make('h2', {}, 'Give 500 points, get 500 points'),
        make('p', {}, 'Send your link to a friend. When they join and earn for the first time, you both get 500 points.'),
        make('div', { className: 'rf-share' }, make('label', {}, 'Your share link', input), copy),
        said,
      ),
      make('dl', { className: 'rf-sums' }, ...sums.map(([term, value]) => make('div', {}, make('dt', {}, term), make('dd', {}, value)))),
      make('section', { className: 'rf-card' },
        make('h3', {}, 'Your friends'),
        friends.length === 0 ? make('p', {}, 'Nobody yet. Your first friend is one message away.') : make('ul', {}, ...list),
      ),
    ),
  )
})()
`
