import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const dashboardOf = (customer: string) =>
  sandbox.call<{ shareLink: string; friends: { name: string; status: string; points: number }[] }>(
    `/referral-partner/dashboard?customer=${customer}`,
  )

test('the referral partner knows whom a member has invited, the latest first', async () => {
  const { memberId } = await sandbox.member('gb.member')
  const { status, body } = await dashboardOf(memberId)
  expect(status).toBe(200)
  expect(body.friends.map(({ name, status: of, points }) => [name, of, points])).toEqual([
    ['Priya', 'INVITED', 0],
    ['Tomasz', 'JOINED', 500],
    ['Aoife', 'JOINED', 500],
  ])
  expect(body.shareLink).not.toContain(memberId)
})

test('a member without friends has a share link of their own', async () => {
  const [one, other] = await Promise.all([sandbox.member('gb.empty'), sandbox.member('gb.empty')])
  const links = [await dashboardOf(one.memberId), await dashboardOf(other.memberId)].map(({ body }) => body)
  expect(links.map(({ friends }) => friends)).toEqual([[], []])
  expect(links[0]?.shareLink).not.toBe(links[1]?.shareLink)
})

test('nobody else is known', async () => {
  expect((await dashboardOf('nobody')).status).toBe(404)
})
