import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './club-test.ts'

test('what a member lets go of on one device is gone on the other, and nothing shows it twice [WSH-02] [WSH-08] [WSH-10] [WSH-12]', async ({
  page,
  context,
  control,
  club,
}) => {
  test.skip(club.region === 'US', 'the section has a name of its own there')
  const member = await control.createMember('gb.full')
  await page.goto('')
  await signIn(page, member)
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
  await expect(page.getByText('Removed from your favourites')).toBeVisible()

  await there.getByRole('button', { name: heart }).click()
  await expect(there.getByRole('listitem')).toHaveCount(8)
  await expect(other.getByText('Removed from your favourites')).toBeVisible()
  await other.reload()
  await expect(there.getByRole('listitem')).toHaveCount(8)
  await expect(there.getByRole('button', { name: heart })).toBeHidden()
})
