/** The member that the provider's tests sign in. */
export const ann = {
  memberId: 'a6b1f0de-5b0f-4a0a-9d31-2f0c1c0b7a11',
  email: 'ann@kestrel.test',
  password: 'Kestrel-Points-1',
  firstName: 'Ann',
  lastName: 'Bell',
} as const
