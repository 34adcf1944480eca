/** Shown to the joiner before and after; each rule is also what is checked. */
export const passwordRules = [
  { text: 'at least 8 characters', test: /^.{8,}$/su },
  { text: 'a capital letter', test: /\p{Lu}/u },
  { text: 'a small letter', test: /\p{Ll}/u },
  { text: 'a number', test: /\d/ },
] as const

/** Hashing takes time by length; nobody's real password is longer. */
const LONGEST_PASSWORD = 200
const LONGEST_EMAIL = 254

export function checkJoining(email: string, password: string) {
  const passwordIsGood = password.length <= LONGEST_PASSWORD && passwordRules.every(({ test }) => test.test(password))
  return { isEmailInvalid: !looksLikeEmail(email), isPasswordWrong: !passwordIsGood }
}

export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
