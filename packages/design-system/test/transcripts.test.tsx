import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { virtual } from '@guidepup/virtual-screen-reader'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, describe, expect, it } from 'vitest'
import { completeExamples } from '../src/examples/complete-examples.ts'
import { allComponentExamples } from './all-examples.ts'

type Transcripts = Record<string, Record<string, readonly string[]>>

const file = join(import.meta.dirname, '../conformance/generated/transcripts.json')
const isUpdate = process.env['UPDATE_TRANSCRIPTS'] === '1'
const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Transcripts
const heard: Transcripts = {}

/** No example says more than this; a long one is a list, and its end says nothing new. */
const mostPhrases = 60

describe('what a screen reader says, reading from top to bottom [A11Y 4.1.2, 1.3.1]', () => {
  for (const of of allComponentExamples) {
    // Pointing at something, and larger letters, say nothing else.
    const examples = completeExamples(of).filter(
      ({ interaction, state }) => (interaction?.kind ?? 'open') === 'open' && state !== 'large-text',
    )
    it.each(examples)(`${of.component}: $name`, async (example) => {
      const { baseElement } = render(example.render())
      if (example.interaction !== undefined) {
        const { role, name } = example.interaction.control
        await userEvent.click(screen.getByRole(role, { name }))
      }
      const phrases = steady(await readThrough(baseElement))
      ;(heard[of.component] ??= {})[example.name] = phrases
      if (!isUpdate) expect(phrases).toEqual(known[of.component]?.[example.name])
    })
  }

  it('keeps no transcript of what is gone', () => {
    const names = (transcripts: Transcripts) =>
      Object.entries(transcripts).flatMap(([component, examples]) =>
        Object.keys(examples).map((name) => `${component}: ${name}`),
      )
    if (!isUpdate) expect(names(known).toSorted()).toEqual(names(heard).toSorted())
  })

  afterAll(() => {
    if (isUpdate) writeFileSync(file, `${JSON.stringify(heard, null, 2)}\n`)
  })
})

async function readThrough(container: Element): Promise<readonly string[]> {
  // Announcements of react-aria gather in one place for all tests of this file, and are no part of the page.
  document.querySelector('[data-live-announcer]')?.setAttribute('aria-hidden', 'true')
  await virtual.start({ container })
  try {
    const phrases: string[] = []
    while (phrases.length < mostPhrases) {
      await virtual.next()
      const phrase = await virtual.lastSpokenPhrase()
      if (phrase === 'end of document' || phrase === 'document') break
      phrases.push(phrase)
    }
    return phrases
  } finally {
    await virtual.stop()
  }
}

/** Made-up ids differ from run to run and are nothing that is said. */
function steady(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) => phrase.replaceAll(/react-aria[\w:-]*|«\w+»|:r\w+:/g, 'id'))
}
