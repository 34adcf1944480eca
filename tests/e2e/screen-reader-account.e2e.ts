import { openSignedIn, test } from './club-test.ts'
import { expectTree, tabTo, zoomed } from './screen-reader.ts'

test.use(zoomed)

/** Of each page of the account, what follows its breadcrumb and heading. */
const accountPages = {
  'Personal details': `
  - term: Name
  - definition: Rosa Whitcombe
  - term: Mobile number
  - definition: 07700 900118
  - term: Email
  - definition: /@kestrel\\.test$/
  - term: Date of birth
  - definition: Hidden to keep it private
  - term: Country
  - definition: United Kingdom
  - term: Postcode
  - definition: M1 2JB
  - term: Member ID
  - definition: /^[0-9a-f-]+$/
  - term: Flying Club number
  - definition: /^\\d+$/
  - button "Change my email address"
  - button "Update my details"
  - button "Delete Account"`,
  'Link accounts': `
  - paragraph: /You sign in at the partner, and we never see your password there/
  - list "Link accounts":
    - listitem "Flying Club":
      - heading "Flying Club" [level=2]
      - text: Linked
      - paragraph: /^Account number \\d+$/`,
  'Promo codes': `
  - textbox "Promo code"
  - button "Add points"
  - status`,
  Settings: `
  - group "Notifications":
    - heading "Notifications" [level=2]
    - switch "Get notifications"
    - status
  - group "Communication preferences":
    - heading "Communication preferences" [level=2]
    - switch "Emails" [checked]
    - status
    - switch "Texts" [checked]
    - status
  - group "Content preferences":
    - heading "Content preferences" [level=2]
    - switch "Hide alcohol"
    - status
    - switch "Hide gambling"
    - status
  - group "Customer support":
    - heading "Customer support" [level=2]
    - switch "Authorise customer support"
    - status
  - group "Terms and privacy":
    - heading "Terms and privacy" [level=2]
    - list:
      - listitem:
        - link "Terms and conditions"
      - listitem:
        - link "Privacy policy"
      - listitem:
        - link "Cookie policy"
      - listitem:
        - button "Privacy settings"`,
} as const

test('a member walks the account at 400 % zoom by keyboard, and a screen reader reads each page in order [ACC-01] [ACC-12]', async ({
  page,
  control,
}) => {
  await openSignedIn(page, await control.createMember('gb.flyer'), 'account')
  for (const [name, tree] of Object.entries(accountPages)) {
    await expectTree(
      page,
      `
- main:
  - navigation "Breadcrumb"
  - heading "Account" [level=1]
  - navigation "Your account":
    - list:
      - listitem:
        - link "Personal details"
      - listitem:
        - link "Link accounts"
      - listitem:
        - link "Promo codes"
      - listitem:
        - link "Refer a friend"
      - listitem:
        - link "Settings"
  - region "Your points":
    - term: Kestrel Red
    - definition: 31,200 points
    - term: Flying Club
    - definition: 86,300 points
    - link "See your activity"`,
    )
    await tabTo(page, page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }))
    await page.keyboard.press('Enter')
    await expectTree(page, `\n- main:\n  - navigation "Breadcrumb"\n  - heading "${name}" [level=1]${tree}`)
    await tabTo(page, page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Account' }))
    await page.keyboard.press('Enter')
  }
})
