import type { Page } from '@playwright/test'
import { screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
const post = (page: Page) => main(page).getByRole('group', { name: 'Post on Instagram' })

const form = (page: Page) => main(page).getByTitle('Points calculator').first()

const acceptMarketing = async (page: Page) => {
  await reachPost(page)
  await post(page).getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('button', { name: 'Accept all' }).click()
  await settings.waitFor({ state: 'hidden' })
}

const reachPost = (page: Page) => main(page).getByRole('heading', { name: 'Before you go' }).scrollIntoViewIfNeeded()

screen('content', {
  tour: { path: 'club-tour', shows: title },
  'tour-us': { path: 'en-us/club-tour', shows: title },
  'tour-dark': { path: 'club-tour', shows: title, media: { colorScheme: 'dark' } },
  'tour-cardholder': { path: 'en-us/club-tour', as: 'us.cardholder', shows: title },
  flying: { path: 'flying-with-points', shows: title },
  'flying-us': { path: 'en-us/flying-with-points', shows: title },
  about: { path: 'about-kestrel-red', shows: title },
  'cookie-policy': { path: 'cookie-policy', shows: title },
  'embedded-form': {
    path: 'club-tour?amount=100',
    act: (page) => main(page).getByRole('heading', { name: 'Try it with your own shopping' }).scrollIntoViewIfNeeded(),
    shows: (page) => form(page).contentFrame().getByRole('textbox'),
    extent: form,
  },
  'post-without-consent': { path: 'club-tour', act: reachPost, shows: post, extent: post },
  'post-with-consent': {
    path: 'club-tour',
    act: acceptMarketing,
    shows: (page) => post(page).getByRole('button', { name: 'Show it' }),
    extent: post,
  },
  'post-shown': {
    path: 'club-tour',
    act: async (page) => {
      await acceptMarketing(page)
      await post(page).getByRole('button', { name: 'Show it' }).click()
      const frame = post(page).getByTitle('Post on Instagram').contentFrame()
      await frame.locator('blockquote[data-embedded="true"]').waitFor()
    },
    shows: post,
    extent: post,
  },
  draft: { path: 'winter-programme?preview=sandbox-preview-token', shows: title },
  'draft-refused': { path: 'winter-programme?preview=guessed', shows: title },
  'unknown-block': { path: 'unknown-block', shows: title },
  'party-visitor': { path: 'summer-party', shows: title },
  'lounge-visitor': { path: 'members-lounge', shows: title },
  'lounge-member': { path: 'members-lounge', as: 'gb.member', shows: (page) => main(page).getByText(/^Third floor/) },
  loading: {
    path: 'club-tour',
    held: /content_type=page/,
    shows: (page) => main(page).getByText(/^Loading/),
    isLoading: true,
  },
  'not-found': { path: 'a/b/c', shows: title },
})
