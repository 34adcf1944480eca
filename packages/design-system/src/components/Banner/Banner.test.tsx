import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { bannerExamples } from './Banner.examples.tsx'
import { Banner } from './Banner.tsx'

describe('Banner', () => {
  it('is a landmark with three controls: Confirm, Select country, close [REG-18]', () => {
    show()
    const region = screen.getByRole('region', { name: 'Your region' })
    expect(region).toHaveTextContent('You are on our site for the United Kingdom.')
    expect(within(region).getAllByRole('button')).toEqual(['Confirm', 'Select country', 'Close'].map(button))
  })

  it.each(['[MouseLeft]', '[TouchA]'])('is closed by %s, and goes when the page says so', async (keys) => {
    const { onClose } = show()
    await userEvent.pointer({ keys, target: button('Close') })
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('region')).toBeVisible()
  })

  it('has no controls when there is nothing to do', () => {
    render(<Banner label="Works on the site">No login from 2 to 4.</Banner>)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error a close button without a name
      <Banner key={1} label="Region" onClose={() => undefined}>
        UK
      </Banner>,
      // @ts-expect-error a landmark without a name
      <Banner key={2}>UK</Banner>,
    ]
    expect(wrong).toHaveLength(2)
  })
})

describeKeyboard(bannerExamples, {
  Tab: goesThroughControls,
  Enter: () => pressesAll('{Enter}'),
  Space: () => pressesAll(' '),
})

function show() {
  const calls = { onConfirm: vi.fn(), onSelect: vi.fn(), onClose: vi.fn() }
  render(
    <Banner
      label="Your region"
      closeLabel="Close"
      onClose={() => calls.onClose()}
      actions={
        <>
          <button type="button" onClick={calls.onConfirm}>
            Confirm
          </button>
          <button type="button" onClick={calls.onSelect}>
            Select country
          </button>
        </>
      }
    >
      You are on our site for the United Kingdom.
    </Banner>,
  )
  return calls
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

async function goesThroughControls() {
  show()
  for (const name of ['Confirm', 'Select country', 'Close']) {
    await userEvent.tab()
    expect(button(name)).toHaveFocus()
  }
}

async function pressesAll(key: string) {
  const { onConfirm, onSelect, onClose } = show()
  for (const pressed of [onConfirm, onSelect, onClose]) {
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(pressed).toHaveBeenCalledOnce()
  }
}
