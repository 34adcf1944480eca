import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { copyFieldExamples } from './CopyField.examples.tsx'
import { CopyField } from './CopyField.tsx'
import type { CopyFieldProps } from './CopyField.tsx'

const words = {
  label: 'Voucher code',
  copyLabel: 'Copy code',
  copiedText: 'Code copied.',
  refusedText: 'The code is selected: copy it yourself.',
}

function show(props: Partial<CopyFieldProps> = {}) {
  const user = userEvent.setup()
  return { user, ...render(<CopyField {...words} value="KR-4F7Q" {...props} />) }
}

afterEach(() => vi.restoreAllMocks())

describe('CopyField', () => {
  it('puts the code on the clipboard and says so', async () => {
    const onCopied = vi.fn()
    const { user } = show({ onCopied })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('KR-4F7Q')
    expect(screen.getByRole('status')).toHaveTextContent('Code copied.')
    expect(onCopied).toHaveBeenCalledOnce()
  })

  it('copies by touch', async () => {
    const { user } = show()
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(await navigator.clipboard.readText()).toBe('KR-4F7Q')
  })

  it('selects the code and says so when the clipboard is refused', async () => {
    const onCopied = vi.fn()
    const { user } = show({ onCopied })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button'))
    expectSelected()
    expect(onCopied).not.toHaveBeenCalled()
  })

  it('selects the code and says so where there is no clipboard', async () => {
    const { user } = show()
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await user.click(screen.getByRole('button'))
    expectSelected()
  })

  it('announces the second time as well', async () => {
    const { user } = show()
    const said: string[] = []
    new MutationObserver(() => said.push(screen.getByRole('status').textContent)).observe(screen.getByRole('status'), {
      childList: true,
      subtree: true,
    })
    await user.click(screen.getByRole('button'))
    await user.click(screen.getByRole('button'))
    expect(said).toEqual(['Code copied.', '', 'Code copied.'])
  })

  it('forgets what it said when the code is another one', async () => {
    const { user, rerender } = show()
    await user.click(screen.getByRole('button'))
    rerender(<CopyField {...words} value="KR-NEXT" />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('names the code and reads its help', () => {
    show({ description: 'Type it in when you pay.' })
    const code = screen.getByRole('textbox', { name: 'Voucher code' })
    expect(code).toHaveAccessibleDescription('Type it in when you pay.')
    expect(code).toHaveAttribute('readonly')
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error nothing to say when the clipboard is refused
      <CopyField key={1} label="Code" value="1" copyLabel="Copy" copiedText="Copied" />,
    ]
    expect(wrong).toHaveLength(1)
  })
})

describeKeyboard(copyFieldExamples, {
  Tab: goesToCodeAndButton,
  Enter: () => copiesBy('{Enter}'),
  Space: () => copiesBy(' '),
})

async function goesToCodeAndButton() {
  const { user } = show()
  await user.tab()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(selection()).toBe('KR-4F7Q')
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
}

async function copiesBy(key: string) {
  const { user } = show()
  await user.tab()
  await user.tab()
  await user.keyboard(key)
  expect(await navigator.clipboard.readText()).toBe('KR-4F7Q')
  expect(screen.getByRole('status')).toHaveTextContent('Code copied.')
}

function expectSelected() {
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(selection()).toBe('KR-4F7Q')
  expect(screen.getByRole('status')).toHaveTextContent('The code is selected: copy it yourself.')
}

function selection(): string {
  const code = screen.getByRole<HTMLInputElement>('textbox')
  return code.value.slice(code.selectionStart ?? 0, code.selectionEnd ?? 0)
}
