// The referral partner's widget. It finds its place by id, knows the member by what stands there, and keeps nothing: without
// an origin there is no cookie and no storage. `widgetStyle` is the text of `widget.css`, which it is served with.
/* global widgetStyle */
void (async () => {
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
    said.textContent = (await copied(input))
      ? 'Copied. Now send it to a friend.'
      : 'Select the link and copy it yourself.'
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
    make(
      'li',
      {},
      make('strong', {}, name),
      make('span', {}, status === 'JOINED' ? 'Joined, ' + points(earned) : 'Invited'),
    ),
  )
  const style = make('style', {}, widgetStyle)
  place.replaceChildren(
    make(
      'div',
      { className: 'rf' },
      style,
      make(
        'section',
        { className: 'rf-card' },
        make('h2', {}, 'Give 500 points, get 500 points'),
        make(
          'p',
          {},
          'Send your link to a friend. When they join and earn for the first time, you both get 500 points.',
        ),
        make('div', { className: 'rf-share' }, make('label', {}, 'Your share link', input), copy),
        said,
      ),
      make(
        'dl',
        { className: 'rf-sums' },
        ...sums.map(([term, value]) => make('div', {}, make('dt', {}, term), make('dd', {}, value))),
      ),
      make(
        'section',
        { className: 'rf-card' },
        make('h3', {}, 'Your friends'),
        friends.length === 0
          ? make('p', {}, 'Nobody yet. Your first friend is one message away.')
          : make('ul', {}, ...list),
      ),
    ),
  )
})()
