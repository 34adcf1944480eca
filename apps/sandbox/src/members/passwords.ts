import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const keyLength = 32
/** Cheap on purpose: sample members are signed in by the hundred, and their password is public. */
const cost = { N: 1024, r: 8, p: 1 }

/** Returns a salted hash to store in place of a password. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split(':')
  const expected = Buffer.from(key, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'))
  return expected.length === given.length && timingSafeEqual(given, expected)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, cost, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}
