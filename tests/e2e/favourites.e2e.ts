import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, signIn, test } from './club-test.ts'

test('what a member lets go of on one device is gone on the other, and nothing shows it twice [WSH-02] [WSH-08] [WSH-10] [WSH-12]', async ({
  page,
  context,
  control,
}) => {
  const member = await control.createMember('gb.full')
  await openSignedIn(page, member, '')
  const here = page.getByRole('region', { name: 'Favourites' })
  await expect(here.getByRole('listitem')).toHaveCount(9)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const mark = here.getByRole('listitem').first().locator('img')
  await mark.scrollIntoViewIfNeeded()
  expect([45, 47, 48]).toContain((await mark.boundingBox())?.width)

  const other = await context.newPage()
  await other.goto(page.url())
  const there = other.getByRole('region', { name: 'Favourites' })
  await expect(there.getByRole('listitem')).toHaveCount(9)

  const heart = 'Keep Any hot drink in your favourites'
  await here.getByRole('button', { name: heart }).click()
  await expect(here.getByRole('listitem')).toHaveCount(8)
  // The next heart has come under the pointer: the second press of a double click is not meant for it.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page.getByText('Removed from your favourites')).toBeVisible()

  await there.getByRole('button', { name: heart }).click()
  await expect(there.getByRole('listitem')).toHaveCount(8)
  await expect(other.getByText('Removed from your favourites')).toBeVisible()
  expect(await control.requests({ operationId: 'removeFavourite', member: member.email })).toHaveLength(2)
  await other.reload()
  await expect(there.getByRole('listitem')).toHaveCount(8)
  await expect(there.getByRole('button', { name: heart })).toBeHidden()
})

test('a heart on a reward brings it to the front of the favourites, and the tenth is refused [WSH-04] [WSH-05] [WSH-07]', async ({
  page,
  control,
}) => {
  const member = await control.createMember('gb.full')
  const heart = (title: string) => page.getByRole('button', { name: `Keep ${title} in your favourites` })
  await page.goto('spend-kestrel-points/coffee-and-a-pastry-100102')
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee and a pastry' })).toBeVisible()
  await expect(heart('Coffee and a pastry')).toHaveCount(0)

  await signIn(page, member)
  await heart('Coffee and a pastry').click()
  await expect(page.getByText('You can keep up to 9 favourites. Remove one to add another.')).toBeVisible()
  await expect(heart('Coffee and a pastry')).toHaveAttribute('aria-pressed', 'false')
  expect(await control.requests({ operationId: 'addFavourite', member: member.email })).toEqual([])

  await page.getByRole('link', { name: /home$/ }).first().click()
  const section = page.getByRole('region', { name: 'Favourites' })
  await section.getByRole('button', { name: 'Keep Send flowers in your favourites' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByText('Removed from your favourites')).toBeVisible()

  await page.goto('spend-kestrel-points/coffee-and-a-pastry-100102')
  await heart('Coffee and a pastry').dblclick()
  await expect(heart('Coffee and a pastry')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to your favourites')).toBeVisible()
  await page.getByRole('link', { name: /home$/ }).first().click()
  await expect(section.getByRole('listitem').first()).toContainText('Coffee and a pastry')
  await expect(section.getByRole('listitem')).toHaveCount(9)
  expect(await control.requests({ operationId: 'addFavourite', member: member.email })).toHaveLength(1)
})
