import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { control, renderRoute } from '#test/render-route.tsx'

/** Makes a member who has just joined: at the first step, or where `profile` puts them. */
export function createNewMember(profile: object = {}, flags: object = {}): Promise<TestMember> {
  return control.createMember('gb.new', { profile, flags })
}

/** Opens an address as a member who has logged in, in whose tab nothing of anybody else is left. */
export function openAs(member: TestMember, path: string) {
  privateStorage.claimFor(member.memberId)
  return renderRoute(path, member)
}

/** Returns what the app has sent of a member's profile, in order. */
export async function updatesOf({ email }: TestMember) {
  const requests = await control.requests({ operationId: 'updateProfile', member: email })
  return requests.map(({ body, query, status }) => ({ body, query, status }))
}

/** Lets the server refuse the next update of a member's profile, by the paths of fields. */
export function refuseNextUpdate({ email }: TestMember, errors: readonly { path: string; message: string }[]) {
  const body = { code: 'INVALID_PROFILE', message: 'no', errors }
  return control.addFault({ operationId: 'updateProfile', member: email, times: 1, status: 400, body })
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } })
}

/** Presses a button by its name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export const detailsAddress = '/onboarding/personal-details'

/** Details of a member in Britain, by the labels of their fields. */
export const british = {
  'First name': 'Zoë',
  'Last name': "O'Brien-Ward",
  Day: '29',
  Month: '02',
  Year: '1996',
  'Mobile number': '07700 900142',
  Postcode: 'eh66qw',
}

/** Resolves once the first step can be filled in. */
export const detailsForm = () => screen.findByRole('form', { name: 'Your details' })

/** Opens the first step as a new member. */
export async function openDetails(path = detailsAddress) {
  const member = await createNewMember()
  const navigation = await openAs(member, path)
  await detailsForm()
  return { member, navigation }
}

/** The profile of a new member in Britain who has done the steps before one. */
export const britishAt = (onboarding: string, more: object = {}) => ({
  country: 'GB' as const,
  firstName: 'Zoë',
  lastName: "O'Brien-Ward",
  dateOfBirth: '29/02/1996',
  mobile: '07700900142',
  postcode: 'EH6 6QW',
  termsVersion: 3,
  appState: { onboarding },
  ...more,
})
