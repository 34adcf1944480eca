import { entry, entryLink, usDiffers, type EntryDraft } from '../../content-store.ts'
import { american } from '../../american.ts'
import { richText } from '../../rich-text.ts'
import { pageWithTwin } from './page.ts'

const text = `
## Cookies, briefly

A cookie is a short note that a website leaves in your browser so that it recognises you when you come back. We use a few. You decide about all but the first kind, and nothing on this site stops working if you say no.

## The four kinds we use

### Necessary

These keep you signed in, remember your region and carry your answer to this very question. They hold nothing that tells anyone else who you are, and they cannot be switched off.

### Functional

These remember small choices, such as the way you sort a list. They last a year, unless you clear them sooner.

### Analytics

These tell us which pages are read and where people get stuck. We look at numbers, not at you, and we do not start counting until you agree.

### Marketing and advertising

These let a partner know that you came from us, which is how points find their way to your account, and let us show you fewer adverts for things you already have.

---

## How long they stay

1. Necessary cookies go when you close the browser, or after twelve months at most.
2. Functional cookies stay for 365 days.
3. Analytics and marketing cookies stay for up to thirteen months.

All but the necessary ones go at once when you withdraw your consent.

## Changing your mind

You can change your answer whenever you like with **Cookie settings** at the foot of any page. If something here is unclear, [ask us](https://help.kestrel.test/cookies) and we will rewrite it.
`

const americanWords = { recognises: 'recognizes', adverts: 'ads', 'at the foot of': 'at the bottom of' }

/** Which cookies there are (RTE-05). */
export const cookiePolicyEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'cookie-policy',
    title: 'Cookie policy',
    description: 'Which cookies Kestrel Red uses, what each is for and how to say no.',
    blocks: ['cookies-text', 'cookies-faq'],
  }),
  entry('richText', 'cookies-text', {
    internalName: 'Text of the cookie policy',
    body: usDiffers(richText(text), richText(american(text, americanWords))),
  }),
  entry('faq', 'cookies-faq', {
    headline: 'Two things people ask',
    accordions: [entryLink('cookies-faq-points'), entryLink('cookies-faq-all')],
  }),
  entry('accordionItem', 'cookies-faq-points', {
    title: 'Will I still earn points if I refuse marketing cookies?',
    body: usDiffers(
      'With linked cards and group brands, yes. A few shops can only recognise a visit by their own cookie; we say so on the page of each reward that works that way.',
      'With linked cards and group brands, yes. A few stores can only recognize a visit by their own cookie; we say so on the page of each reward that works that way.',
    ),
  }),
  entry('accordionItem', 'cookies-faq-all', {
    title: 'Can I refuse everything?',
    body: 'Everything but the necessary ones, with one button. We do not hide it.',
  }),
]
