import { expect, test } from './club-test.ts'
import { expectTree, tabTo, zoomed } from './screen-reader.ts'

test.use(zoomed)

/** The steps, of which `at` is the current one. */
function steps(at: 1 | 2 | 3 | 4): string {
  return ['Your Details', 'Terms & Conditions', 'Stay in Touch', 'Start Exploring']
    .map((name, index) => {
      if (index >= at - 1) return `    - listitem: ${name} ${index === at - 1 ? 'You are here' : 'To do'}`
      return `    - listitem:\n      - link "${name}"\n      - text: Done`
    })
    .join('\n')
}

test('a new member joins at 400 % zoom by keyboard from the top of each step, which a screen reader reads in order [ONB-01] [ONB-23]', async ({
  page,
  control,
}) => {
  const member = await control.createMember('gb.new', { flags: { vaa_account_linking: true } })
  await page.goto('login')
  await page.getByLabel('Email address').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const proceed = page.getByRole('button', { name: 'Continue' })
  await expect(proceed).toBeVisible()
  const start = Date.now()
  await expectTree(
    page,
    `
- main:
  - list "Join in four steps":
${steps(1)}
  - heading "Your details" [level=1]
  - form "Your details":
    - paragraph: /A few things about you/
    - combobox "Country":
      - option "United Kingdom" [selected]
    - textbox "First name"
    - textbox "Last name"
    - group "Date of birth":
      - paragraph: For example, 04 11 1986
      - textbox "Day"
      - textbox "Month"
      - textbox "Year"
    - text: /A UK mobile/
    - textbox "Mobile number"
    - textbox "Postcode"
    - button "Continue"
    - status`,
  )
  await tabTo(page, proceed)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectTree(
    page,
    `
- form "Your details":
  - region "All fields are required":
    - heading "All fields are required" [level=2]
    - list:
      - listitem:
        - link "Enter your first name"
      - listitem:
        - link "Enter your last name"
      - listitem:
        - link "Enter your date of birth"
      - listitem:
        - link "Enter your mobile number"
      - listitem:
        - link "Enter your postcode"
  - textbox "First name" [invalid]
  - text: /Enter your first name/
  - textbox "Last name" [invalid]
  - group "Date of birth":
    - textbox "Day" [invalid]
    - textbox "Month" [invalid]
    - textbox "Year" [invalid]
    - paragraph: Enter your date of birth
  - textbox "Mobile number" [invalid]
  - textbox "Postcode" [invalid]
  - text: Enter your postcode`,
  )
  // Two digits of a day and of a month lead on.
  for (const text of ['Zoë', "O'Brien-Ward", '29021996', '07700900142']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('eh66qw')
  await page.keyboard.press('Enter')

  await expectTree(
    page,
    `
- main:
  - list "Join in four steps":
${steps(2)}
  - heading "Terms & Conditions" [level=1]
  - form "Terms & Conditions":
    - paragraph: Terms & Conditions, version 3
    - button "Print this text"
    - region "Terms & Conditions, version 3":
      - heading "1. Joining" [level=2]
    - checkbox "I accept the Terms & Conditions (version 3)"
    - button "Continue"
    - status`,
  )
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expectTree(
    page,
    `
- main:
  - list "Join in four steps":
${steps(3)}
  - heading "Stay in touch" [level=1]
  - form "Stay in touch":
    - group "Tick to opt out":
      - paragraph: /Tick a box only if you don’t want to hear from us that way/
      - checkbox /^No emails/
      - checkbox /^No texts/
      - checkbox /^No calls/
    - status:
      - paragraph: You’ll hear from us by email, text and phone.
    - button "Read our privacy policy"
    - button "Continue"
    - status`,
  )
  await tabTo(page, proceed)
  await page.keyboard.press('Enter')

  await expectTree(
    page,
    `
- main:
  - list "Join in four steps":
${steps(4)}
  - heading "Nearly there" [level=1]
  - paragraph: /Link your Flying Club account/
  - button "Link my Flying Club account"
  - button "Skip for now"
  - status`,
  )
  await tabTo(page, page.getByRole('button', { name: 'Skip for now' }))
  await page.keyboard.press('Enter')
  await expectTree(
    page,
    `
- main:
  - heading /^Welcome to Kestrel Red, .*Zoë/ [level=1]
  - link "Earn your first points"
  - heading "Your first points" [level=2]
  - region "Your first points":
    - list`,
  )
  test.info().annotations.push({ type: 'seconds by keyboard', description: String((Date.now() - start) / 1000) })
  expect((await control.member(member.email)).profile).toMatchObject({ complete: true, firstName: 'Zoë' })
})
