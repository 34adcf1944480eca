import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { onLinkFollowed } from '#test/links.ts'
import { wizardStepsExamples } from './WizardSteps.examples.tsx'
import { WizardSteps } from './WizardSteps.tsx'

const onGo = vi.fn<(href: string | null | undefined) => void>()
onLinkFollowed(onGo)

const steps = [
  { id: 'details', label: 'Your details', href: '/details' },
  { id: 'address', label: 'Address', href: '/address' },
  { id: 'contact', label: 'Stay in touch', href: '/contact' },
  { id: 'review', label: 'Check and join', href: '/review' },
]
const stateTexts = { done: 'Done', current: 'You are here', toDo: 'To do' }

function Joining({ currentId = 'contact' }: { currentId?: string }) {
  return <WizardSteps label="Join in four steps" steps={steps} currentId={currentId} stateTexts={stateTexts} />
}

const entries = () => within(screen.getByRole('list', { name: 'Join in four steps' })).getAllByRole('listitem')
const link = (name: string) => screen.getByRole('link', { name })

describe('WizardSteps', () => {
  it('says in words which steps are done, current and to do', () => {
    render(<Joining />)
    expect(entries().map((entry) => entry.textContent?.replace(/^\d/, ''))).toEqual([
      'Your details Done',
      'Address Done',
      'Stay in touch You are here',
      'Check and join To do',
    ])
  })

  it('marks the step that the person is at, and only that', () => {
    render(<Joining />)
    expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  })

  it('leads back to what is done and not ahead', async () => {
    render(<Joining />)
    expect(screen.getAllByRole('link')).toEqual([link('Your details'), link('Address')])
    await userEvent.click(link('Your details'))
    await userEvent.pointer({ keys: '[TouchA]', target: link('Address') })
    expect(onGo.mock.calls).toEqual([['/details'], ['/address']])
  })

  it('says when everything is done', () => {
    render(<Joining currentId="" />)
    expect(screen.getAllByText('Done')).toHaveLength(4)
  })

  it('does not compile without the words of a state', () => {
    // @ts-expect-error each state has its words
    const texts: React.ComponentProps<typeof WizardSteps>['stateTexts'] = { done: 'Done', current: 'You are here' }
    expect(texts).not.toHaveProperty('toDo')
  })
})

describeKeyboard(wizardStepsExamples, {
  Tab: async () => {
    render(<Joining />)
    await userEvent.tab()
    expect(link('Your details')).toHaveFocus()
    await userEvent.tab()
    expect(link('Address')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Joining />)
    link('Address').focus()
    await userEvent.tab({ shift: true })
    expect(link('Your details')).toHaveFocus()
  },
  Enter: async () => {
    onGo.mockClear()
    render(<Joining />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith('/details')
  },
})
