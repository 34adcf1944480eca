import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useRegionSelector } from '#features/region/state/region-selector-context.ts'
import { clearFlagOverrides, setFlagOverride } from '#platform/flags/flag-overrides.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { touchPage } from '#test/touch.ts'

const banner = () => {
  touchPage()
  return screen.findByRole('region', { name: 'Your region' })
}
const noBanner = () => expect(screen.queryByRole('region', { name: 'Your region' })).toBeNull()
const press = async (name: string, within_ = screen.getByRole('dialog')) =>
  userEvent.click(within(within_).getByRole('button', { name }))

afterEach(() => {
  clearFlagOverrides()
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the region banner', () => {
  test.each([
    ['/terms-and-conditions', /Kestrel Red for the United Kingdom/],
    ['/en-us/terms-and-conditions', /Kestrel Red for the United States/],
    ['/world/terms-and-conditions', /for the rest of the world/],
  ])(
    'tells a visitor at %s where they are, with three things to do [REG-16] [REG-17] [REG-18]',
    async (path, words) => {
      await renderRoute(path)
      const shown = within(await banner())
      expect(shown.getByText(words)).toBeVisible()
      expect(
        shown.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
      ).toEqual(['Confirm', 'Select country', 'Close'])
    },
  )

  test.each(['Confirm', 'Close'])('goes by %s, for the session and no longer [REG-19] [REG-20]', async (name) => {
    const { navigate } = await renderRoute('/terms-and-conditions')
    await press(name, await banner())
    noBanner()
    expect(screen.getByRole('main')).toHaveFocus()
    await navigate('/en-us/privacy-policy')
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
    noBanner()
    expect(Object.keys(sessionStorage)).toContain('region-banner-dismissed')
    sessionStorage.clear()
    await navigate('/terms-and-conditions')
    expect(await banner()).toBeVisible()
  })

  test('is not for members [REG-16]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.empty'))
    await screen.findByRole('button', { name: /^Account menu/ })
    noBanner()
  })
})

describe('the region selector', () => {
  test('is hidden until it is asked for, and offers the world too while that is open [RTE-46.z] [REG-21] [REG-22] [REG-14] [FLG-11]', async () => {
    await renderRoute('/terms-and-conditions')
    const opener = await banner()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Select country', opener)
    const dialog = await screen.findByRole('dialog', { name: 'Where are you?' })
    expect(dialog.closest('[data-rac]')).not.toBeNull()
    expect(await within(dialog).findByRole('radio', { name: 'Rest of the world' })).toBeVisible()
    expect(within(dialog).getAllByRole('radio')).toHaveLength(3)
    expect(within(dialog).getByRole('radio', { name: 'United Kingdom' })).toBeChecked()
  })

  test('leaves the world out while that is closed [REG-22] [REG-14] [FLG-11]', async () => {
    await renderRoute('/terms-and-conditions')
    setFlagOverride('web_row_selector', false)
    await press('Select country', await banner())
    const radios = within(await screen.findByRole('dialog')).getAllByRole('radio')
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(['United Kingdom', 'United States'])
  })

  test('Done leads home in another region, which the browser remembers [REG-23] [REG-11] [REG-05]', async () => {
    const navigation = await renderRoute('/terms-and-conditions')
    await press('Select country', await banner())
    await userEvent.click(await screen.findByRole('radio', { name: 'United States' }))
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    noBanner()
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/en-us/'))
    expect(Object.values(localStorage)).toContain('en-us')
    expect(document.documentElement.lang).toBe('en-US')
  })

  test('Done without another choice only closes it and the banner [REG-23]', async () => {
    await renderRoute('/en-us/terms-and-conditions')
    await press('Select country', await banner())
    await screen.findByRole('dialog')
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    noBanner()
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test.each([
    ['Cancel', () => press('Cancel')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes it and forgets the choice; the banner stays [REG-24]', async (_name, leave) => {
    await renderRoute('/terms-and-conditions')
    const opener = await banner()
    await press('Select country', opener)
    await userEvent.click(await screen.findByRole('radio', { name: 'United States' }))
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Select country', await banner())
    expect(await screen.findByRole('radio', { name: 'United Kingdom' })).toBeChecked()
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions', hidden: true })).toBeInTheDocument()
  })

  test('focus stays inside while it is open [REG-25]', async () => {
    await renderRoute('/terms-and-conditions')
    await press('Select country', await banner())
    const dialog = await screen.findByRole('dialog')
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  test('a part outside of its provider logs that there is none [REG-26]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    function Stray() {
      const selector = useRegionSelector()
      return <button onClick={selector.open}>Open</button>
    }
    render(<Stray />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(error).toHaveBeenCalledWith('Region selector context is not initialized')
  })
})

describe('the footer’s region', () => {
  test('opens the selector for a visitor [REG-27] [SHL-29]', async () => {
    await renderRoute('/en-us/terms-and-conditions')
    const footer = within(await screen.findByRole('contentinfo'))
    await userEvent.click(footer.getByRole('button', { name: 'Change country: United States' }))
    expect(await screen.findByRole('dialog', { name: 'Where are you?' })).toBeVisible()
  })

  test('is plain text for a member [REG-27] [SHL-29]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.empty'))
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText('United Kingdom')).toBeVisible()
    expect(footer.queryByRole('button', { name: /United Kingdom/ })).toBeNull()
  })
})

describe('the address decides', () => {
  test('whatever the browser remembers [REG-10] [REG-11]', async () => {
    localStorage.setItem('region', 'en-us')
    await renderRoute('/terms-and-conditions')
    expect(within(await banner()).getByText(/United Kingdom/)).toBeVisible()
    expect(localStorage.getItem('region')).toBe('en-gb')
  })

  test('every link of the shell stays in the region and under the base [REG-03] [REG-08] [REG-09]', async () => {
    await renderRoute('/en/terms-and-conditions')
    const footer = await screen.findByRole('contentinfo')
    const links = [...within(screen.getByRole('banner')).getAllByRole('link'), ...within(footer).getAllByRole('link')]
    const ours = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'))
    expect(ours.length).toBeGreaterThan(4)
    expect(ours.filter((href) => !/^\/kestrel-red\/world(\/|$)/.test(href))).toEqual([])
  })
})

describe('the world', () => {
  test('is there while its flag is on [REG-14] [CON-03]', async () => {
    // A link that goes by flags says that they have come.
    const navigation = await renderRoute('/world/terms-and-conditions')
    expect(await screen.findByRole('link', { name: 'Subscribe' })).toBeVisible()
    expect(navigation.state.location.pathname).toBe('/kestrel-red/world/terms-and-conditions')
  })

  test('is Great Britain once its flag is known to be off [REG-14] [CON-03]', async () => {
    const navigation = await renderRoute('/terms-and-conditions')
    setFlagOverride('web_row_selector', false)
    await navigation.navigate('/world/privacy-policy?from=mail#top')
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/privacy-policy'))
    expect(navigation.state.location).toMatchObject({ search: '?from=mail', hash: '#top' })
    // Another region draws the shell afresh, so what was found a moment ago may have gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible())
    await waitFor(async () => expect(within(await banner()).getByText(/United Kingdom/)).toBeVisible())
  })

  test('stands while flags cannot be had [CON-03]', async () => {
    const member = await control.createMember('world.member')
    await control.addFault({ operationId: 'listFeatures', member: member.email, times: 9, status: 400 })
    const navigation = await renderRoute('/world/terms-and-conditions', member)
    await screen.findByRole('button', { name: /^Account menu/ })
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'listFeatures', member: member.email })).not.toEqual([]),
    )
    expect(navigation.state.location.pathname).toBe('/kestrel-red/world/terms-and-conditions')
  })
})
