import type { SampleMember } from '../sample-members.ts'

/** Returns a member in Britain who has finished onboarding and takes every kind of message. */
export function completeProfile(
  firstName: string,
  lastName: string,
  more: Partial<SampleMember['profile']> = {},
): SampleMember['profile'] {
  return {
    firstName,
    lastName,
    mobile: '07700900118',
    country: 'GB',
    postcode: 'BS1 4XE',
    dateOfBirth: '14/03/1986',
    memberSupplierIds: {
      tagManagement: `KR${firstName.length}${lastName.length}${firstName.toUpperCase().slice(0, 3)}`,
    },
    complete: true,
    channel: 'WEB',
    linkedAccountsState: {},
    marketingEmail: true,
    marketingSms: true,
    marketingTel: false,
    notifications: false,
    // The revision of the terms that the content service delivers (CNT-33).
    termsVersion: 3,
    optOutPrefAlcohol: false,
    optOutPrefGambling: false,
    restrictAlcoholGambling: false,
    supportAuthorised: false,
    ...more,
  }
}
