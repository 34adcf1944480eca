import { configureEvents } from '@clubhouse/event-client/configure'
import type { TrackedEvent } from '@clubhouse/event-client/track'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseCookies } from '#platform/consent/consent-store.ts'
import { everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const heading = async (name: string | RegExp, level = 1) => (await main()).findByRole('heading', { level, name })
const region = async (name: string | RegExp) => {
  const part = await (await main()).findByRole('region', { name })
  // It has its name before it is there.
  await waitFor(() => expect(part).toHaveTextContent(/\w/))
  return within(part)
}
const notFound = () => heading('This page has flown')
let events: TrackedEvent[] = []

/** jsdom draws nothing: everything is as near as anything else, and no window is wide. */
beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe(target: Element) {
        this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never)
      }
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: '', onchange: null }))
})
beforeEach(() => {
  events = []
  configureEvents({ send: (event) => events.push(event) })
})
afterEach(() => {
  vi.restoreAllMocks()
  chooseCookies(necessaryOnly)
})

describe.each([
  ['/club-tour', 'Ten minutes, and you know your way round', 'Find a film', 'Evenings in'],
  ['/en-us/club-tour', 'Ten minutes, and you know your way around', 'Find a movie', 'Nights in'],
] as const)('the tour of the club at %s shows', (path, headline, findFilm, firstTab) => {
  const open = () => renderRoute(path)

  test('a hero with its picture, its words and two buttons [CNT-07] [CNT-25]', async () => {
    await open()
    const title = await heading(headline)
    const hero = within(title.closest('section') as HTMLElement)
    expect(hero.getByRole('link', { name: 'See the rewards' })).toHaveAttribute(
      'href',
      expect.stringContaining('/spend-'),
    )
    expect(hero.getByRole('link', { name: 'Ways to earn' })).toHaveAttribute('href', expect.stringContaining('/earn-'))
    const backdrop = title.closest('section')?.querySelector('picture')
    expect([...(backdrop?.querySelectorAll('source') ?? [])].map(({ media }) => media)).toEqual([
      '(min-width: 1024px)',
      '(min-width: 768px)',
    ])
    expect(backdrop?.querySelector('img')).toHaveAttribute('data-anchor', 'bottom')
    expect(backdrop?.querySelector('img')?.src).toContain('/images/content/step-1')
    expect(title.closest('section')).toHaveAttribute('data-text', 'start')
    const pictureIsLater = backdrop?.compareDocumentPosition(title) === Node.DOCUMENT_POSITION_PRECEDING
    expect(pictureIsLater, 'on phones the words stand at the top').toBe(true)
  })

  test('page content with its picture and button, on the ground that its editor chose [CNT-03] [CNT-26] [CNT-27]', async () => {
    await open()
    const content = await region('First, the point of it')
    expect(content.getByText(/You buy things anyway/)).toBeVisible()
    expect(content.getByRole('link', { name: 'How we pay for it' })).toBeVisible()
    expect(content.getByAltText('A coffee, a train ticket and a shopping bag, each giving off points.')).toBeVisible()
  })

  test('a red-hot banner [CNT-09]', async () => {
    await open()
    const link = await (await main()).findByRole('link', { name: findFilm })
    expect(link).toHaveAttribute('href', expect.stringContaining('category=Cinema'))
  })

  test('rich text with the button that stands in it [CNT-05]', async () => {
    const error = vi.spyOn(console, 'error')
    await open()
    expect(await heading('What a point is worth', 2)).toBeVisible()
    expect(screen.getByText('200 points').closest('ol')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See rewards by cost' })).toBeVisible()
    expect(error).not.toHaveBeenCalled()
  })

  test('a picture with its caption [CNT-06]', async () => {
    await open()
    const picture = await (await main()).findByAltText(/A kestrel over a sunlit coast/)
    expect(within(picture.closest('figure') as HTMLElement).getByText(/last summer, all in one picture/)).toBeVisible()
    expect(picture).toHaveAttribute('width', '1440')
    expect(picture).toHaveAttribute('height', '810')
  })

  test('a button alone [CNT-08]', async () => {
    await open()
    const link = await (await main()).findByRole('link', { name: 'Join, it is free' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/login$/))
  })

  test('how it works, step by step [CNT-13] [CNT-25]', async () => {
    await open()
    const steps = (await region('Where to begin')).getAllByRole('listitem')
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Look around',
      'Join',
    ])
  })

  test('a layout of two columns [CNT-04]', async () => {
    await open()
    const cells = (await region('Two sides of the club')).getAllByRole('listitem')
    expect(cells.map((cell) => within(cell).getByRole('heading', { level: 3 }).textContent)).toEqual(['Earn', 'Spend'])
  })

  test('blocks behind tabs [CNT-19]', async () => {
    await open()
    const tabs = within(await (await main()).findByRole('tablist', { name: 'Good for' }))
    expect(tabs.getByRole('tab', { name: firstTab })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tabs.getByRole('tab', { name: 'Days away' }))
    expect(await (await main()).findByRole('link', { name: 'See what is far away' })).toBeVisible()
  })

  test('questions that open, and those of the home with a way to more [CNT-14] [CNT-15] [CNT-25]', async () => {
    await open()
    const question = await (await main()).findByRole('button', { name: 'Can my family earn together?' })
    await userEvent.click(question)
    expect(await (await main()).findByText(/Each of you has an account/)).toBeVisible()
    const small = await region('And two small things')
    expect(small.getByRole('button', { name: 'Do I need the app?' })).toBeVisible()
    expect(small.getByRole('link', { name: /^More answers/ })).toHaveAttribute('href', 'https://help.kestrel.test/')
  })

  test('embedded content in a frame that reaches nothing of the app, beside a picture as well [CNT-11] [CNT-12] [CNT-29]', async () => {
    await open()
    const page = await main()
    await waitFor(() => expect(page.getAllByTitle('Points calculator')).toHaveLength(2))
    for (const frame of page.getAllByTitle('Points calculator')) {
      expect(frame).toHaveAttribute('src', `${control.origin}/content/embeds/points-calculator`)
      expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-popups allow-scripts')
    }
    const beside = await region('Try it with your own shopping')
    expect(beside.getByTitle('Points calculator')).toBeVisible()
    expect(beside.getByAltText(/A coffee, a train ticket/)).toBeVisible()
  })

  test('the title of the page and of the club [CNT-02]', async () => {
    await open()
    await heading(headline)
    await waitFor(() => expect(document.title).toBe('A tour of the club | Kestrel Red'))
  })
})

test('what a page embeds gets the query of its address [CNT-30]', async () => {
  await renderRoute('/club-tour?amount=250&campaign=spring')
  const [frame] = await (await main()).findAllByTitle('Points calculator')
  expect(frame).toHaveAttribute('src', expect.stringMatching(/points-calculator\?amount=250&campaign=spring$/))
})

describe('what comes from another site', () => {
  test('stays away without consent, and says how to allow it and where else it is [CNT-10] [CNT-31]', async () => {
    await renderRoute('/club-tour')
    const post = within(await (await main()).findByRole('group', { name: 'Post on Instagram' }))
    expect(post.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
    expect(post.queryByRole('button', { name: 'Show it' })).toBeNull()
    expect(post.getByRole('link', { name: /^Open at Instagram/ })).toHaveAttribute(
      'href',
      'https://social.kestrel.test/instagram/kestrelred/balloon',
    )
    expect(post.queryByTitle('Post on Instagram')).toBeNull()
  })

  test('comes with consent and a press, into a page of its own without our origin [CNT-10] [CNT-31]', async () => {
    chooseCookies(everything)
    await renderRoute('/club-tour')
    const holder = await (await main()).findByRole('group', { name: 'Post on Instagram' })
    await userEvent.click(within(holder).getByRole('button', { name: 'Show it' }))
    const frame = await within(holder).findByTitle('Post on Instagram')
    expect(frame).toHaveAttribute('src', '/kestrel-red/social-post.html')
    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox allow-scripts')
    expect(holder, 'the button that had the focus is gone').toHaveFocus()
  })

  test('is a frame of its own site, and goes again with the consent [CNT-11] [CNT-29]', async () => {
    chooseCookies(everything)
    await renderRoute('/flying-with-points')
    const holder = await (await main()).findByRole('group', { name: 'A film from the on-board programme' })
    expect(within(holder).queryByTitle('A film from the on-board programme')).toBeNull()
    await userEvent.click(within(holder).getByRole('button', { name: 'Show it' }))
    const film = await within(holder).findByTitle('A film from the on-board programme')
    expect(film).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(film.getAttribute('sandbox')).toContain('allow-same-origin')
    chooseCookies(necessaryOnly)
    await waitFor(() => expect(film).not.toBeInTheDocument())
  })
})

describe('the card’s introduction and its benefits take turns', () => {
  test('the introduction is there with the flag off [CNT-16]', async () => {
    await renderRoute(
      '/club-tour',
      await control.createMember('gb.member', { flags: { web_cc_hub_benefits_update: false } }),
    )
    const slides = await region('A year with the card')
    expect(slides.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(screen.queryByRole('heading', { name: 'What the card unlocks' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'How far you are' })).toBeNull()
  })

  test('a cardholder sees how they stand with each benefit and how far they are [CNT-17] [CNT-18]', async () => {
    const member = await control.createMember('us.cardholder', { flags: { web_cc_hub_benefits_update: true } })
    await renderRoute('/en-us/club-tour', member)
    const benefits = await region('What the card unlocks')
    expect(await benefits.findByText('Unlocked')).toBeVisible()
    expect(benefits.getByText(/^Redeem by /)).toBeVisible()
    expect(benefits.getByText('Locked')).toBeVisible()
    expect(benefits.getByText(/Spend \$30,000 on the card/)).toBeVisible()
    const perks = await region('How far you are')
    expect(await perks.findByText('1 of 2 available')).toBeVisible()
    expect(perks.getByRole('progressbar', { name: 'Perks this year' })).toHaveAttribute('value', '50')
    expect(screen.queryByRole('heading', { name: 'A year with the card' })).toBeNull()
  })

  test('a member without the card sees what it takes [CNT-17]', async () => {
    const member = await control.createMember('gb.member', { flags: { web_cc_hub_benefits_update: true } })
    await renderRoute('/club-tour', member)
    const benefits = await region('What the card unlocks')
    expect(await benefits.findAllByText(/^Spend \$(15|30),000 on the card/)).toHaveLength(2)
    expect(benefits.queryByText('Locked'), 'nothing of theirs is locked').toBeNull()
  })
})

describe('the sections of the flight landing', () => {
  test('a hero and a marketing banner, with the words on the side that their editor chose [CNT-35] [CNT-26]', async () => {
    await renderRoute('/flying-with-points')
    const hero = (await heading('Where would you like to wake up?')).closest('section')
    const banner = (await heading('A few points short?', 2)).closest('section')
    expect(hero?.querySelector('[data-text]')).toHaveAttribute('data-text', 'start')
    expect(banner?.querySelector('[data-text]')).toHaveAttribute('data-text', 'end')
    expect(banner?.querySelector('[data-text]')).toHaveAttribute('data-narrow-text', 'bottom')
    expect(hero?.className).not.toBe(banner?.className)
  })

  test('cards that pass by, in their size, with chip, title and subtitle [CNT-36]', async () => {
    await renderRoute('/flying-with-points')
    const card = (await heading('Children fly for less', 3)).closest('li') as HTMLElement
    expect(within(card).getByText('Families')).toBeVisible()
    expect(within(card).getByText('A quarter off in points')).toBeVisible()
    const picture = within(card).getByAltText('A big wheel and a roller coaster under a bright sky.')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['446', '588'])
  })

  test('routes with their cabin and their lowest price [CNT-37]', async () => {
    await renderRoute('/flying-with-points')
    const route = (await heading('London to New York', 3)).closest('li') as HTMLElement
    expect(within(route).getByText('Economy')).toBeVisible()
    expect(within(route).getByText('From 10,000 points')).toBeVisible()
    expect(within(route).getByText(/Five flights a day/)).toBeVisible()
    expect(route.querySelector('img')).toHaveAttribute('src', expect.stringContaining('route-new-york'))
  })
})

describe('what the app cannot draw', () => {
  // What measures comes with consent, or with the first touch of the page.
  beforeEach(() => chooseCookies(everything))
  const errors = () =>
    events.flatMap((event) => (event.name === 'page-content-error' ? [event.properties.errorType] : []))

  test('is said by its type with what was sent, and told to monitoring [CNT-20]', async () => {
    await renderRoute('/unknown-block')
    expect(await (await main()).findByText('Block component for type "prizeWheel" not yet created.')).toBeVisible()
    expect(screen.getByText(/Spin once a day/)).toBeVisible()
    await waitFor(() => expect(errors()).toEqual(['unknown-block']))
    expect(events.some(({ name }) => name === 'page-content-success')).toBe(false)
  })

  test('an entry in a text that it does not know is logged, told to monitoring, and nothing is drawn [CNT-21]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    await renderRoute('/unknown-entry')
    expect(await (await main()).findByText(/There was a quiz here/)).toBeVisible()
    expect(error).toHaveBeenCalledWith(expect.stringContaining('No component'), expect.anything())
    await waitFor(() => expect(errors()).toEqual(['unknown-entry']))
  })

  test('a page stands without the block that was taken away [CNT-23]', async () => {
    await renderRoute('/missing-block')
    expect(await heading('Where the autumn banner was')).toBeVisible()
    expect(await (await main()).findByText(/The conkers are over/)).toBeVisible()
  })
})

describe('who sees what', () => {
  const party = {
    visitor: /Members may bring one guest/,
    member: /You are on the list/,
    GB: /Bristol, 11 July/,
    US: /Red Hook, Brooklyn/,
    app: /Your ticket is in this app/,
  }
  const seen = async (path: string, sample?: string) => {
    await renderRoute(path, sample === undefined ? undefined : await control.createMember(sample))
    await heading('The summer party')
    return Object.entries(party).flatMap(([name, text]) => (screen.queryByText(text) === null ? [] : [name]))
  }

  test.each([
    ['a visitor in Britain', '/summer-party', undefined, ['visitor', 'GB']],
    ['a visitor in America', '/en-us/summer-party', undefined, ['visitor', 'US']],
    ['a visitor elsewhere', '/world/summer-party', undefined, ['visitor']],
    ['a member in Britain', '/summer-party', 'gb.member', ['member', 'GB']],
  ])('%s sees the blocks for them [CNT-24]', async (_who, path, sample, wanted) => {
    expect(await seen(path, sample)).toEqual(wanted)
  })

  test('a page for members asks visitors to log in, and is open to members [CNT-24]', async () => {
    await renderRoute('/members-lounge')
    expect(await (await main()).findByRole('button', { name: 'Login / Join' })).toBeVisible()
    expect(screen.queryByText(/Third floor/)).toBeNull()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    cleanup()
    await renderRoute('/members-lounge', await control.createMember('gb.member'))
    expect(await (await main()).findByText(/Third floor, past the clock/)).toBeVisible()
  })
})

describe('no page', () => {
  test.each([
    'home-page-logged-out',
    'home-page-logged-in',
    'home-page-logged-out-us',
    'home-page-logged-in-us',
    'footer',
  ])('is at the reserved slug %s [CNT-22]', async (slug) => {
    await renderRoute(`/${slug}`)
    expect(await notFound()).toBeVisible()
  })

  test('is found when the content cannot be had, and monitoring hears why [CNT-23] [ERR-40]', async () => {
    chooseCookies(everything)
    await control.addFault({ operationId: 'content.page', times: 3, status: 500 })
    await renderRoute('/club-tour')
    expect(await notFound()).toBeVisible()
    await waitFor(() =>
      expect(
        events.flatMap((event) => (event.name === 'page-content-error' ? [event.properties.errorCode] : [])),
      ).toContain(500),
    )
  })

  test('is found at a slug that nobody wrote for, and monitoring hears of it in the default words [ERR-40]', async () => {
    chooseCookies(everything)
    await renderRoute('/nobody-wrote-this')
    expect(await notFound()).toBeVisible()
    await waitFor(() =>
      expect(events.flatMap((event) => (event.name === 'page-content-error' ? [event.properties] : []))).toContainEqual(
        {
          errorCode: 404,
          errorMessage: 'Page not found',
          errorType: expect.any(String),
          slug: 'nobody-wrote-this',
        },
      ),
    )
  })
})

describe('an editor’s preview', () => {
  const open = (path: string, token = 'sandbox-preview-token') => renderRoute(`${path}?preview=${token}`)
  const bar = () => screen.findByRole('region', { name: 'Preview' })

  test('shows what is not published yet, marked as a draft and kept from search engines', async () => {
    await open('/winter-programme')
    expect(await heading('Six evenings by candlelight')).toBeVisible()
    expect(await bar()).toHaveTextContent('You are looking at a draft')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(events.filter(({ name }) => name.startsWith('page-content'))).toEqual([])
    cleanup()
    await renderRoute('/winter-programme')
    expect(await notFound()).toBeVisible()
  })

  test('leads to what visitors see', async () => {
    const navigation = await open('/en-us/about-kestrel-red')
    expect(await heading('A club that can hold still')).toBeVisible()
    await userEvent.click(within(await bar()).getByRole('link', { name: 'Leave preview' }))
    expect(await heading('A club with its head up')).toBeVisible()
    expect(navigation.state.location).toMatchObject({ pathname: '/kestrel-red/en-us/about-kestrel-red', search: '' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull())
  })

  test('shows nothing to whoever has no token', async () => {
    await open('/winter-programme', 'guessed')
    expect(await heading('This draft cannot be shown')).toBeVisible()
    expect(screen.queryByText(/candlelight/)).toBeNull()
  })
})
