import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/**
 * Where the app itself gives an address to the browser, instead of to a component of the design system, which refuses what
 * no link and no image may have; and what makes that safe.
 */
const known = {
  // The link component: `linkTarget`.
  'app/AppLink.tsx': ['<a', '<a', '<a'],
  // The path of our own login page.
  'app/shell/Header.tsx': ['<form action'],
  // The path of a page of our own.
  'pages/system/UpdateRequiredPage.tsx': ['location.assign('],
  // The configuration's page of the identity provider.
  'domain/member/api/account-update.ts': ['location.assign('],
  // A blob that the app has just made, for the browser to save.
  'pages/account/components/StatementDownload.tsx': ['.href ='],
  // `webAddress` of an address of the configuration.
  'domain/partner-account/state/partner-link.ts': ['location.assign('],
  // `webAddress` of an address of the configuration.
  'features/card-application/state/open-application.ts': ['location.assign('],
  // A document of the host, in a sandbox.
  'features/referral/components/WidgetFrame.tsx': ['<iframe'],
  // The configuration's one script, by a policy that lets nothing else pass.
  'platform/payments/card-payments.ts': ['.src ='],
  // `imageUrl` of pictures that `pictureOf` let pass.
  'domain/content/blocks/hero/BackdropPicture.tsx': ['<img'],
  // `sourceOf`: named hosts alone.
  'domain/content/blocks/embedded-content/EmbedFrames.tsx': ['<iframe'],
  // A page of our own.
  'domain/content/blocks/social-media-post/PostFrame.tsx': ['<iframe'],
  // The configuration's identity provider, by the address that its metadata names.
  'platform/auth/silent-frame.ts': ['.src ='],
  // The configuration's checkout of the airline.
  'features/flight-selection/state/use-checkout.ts': ['location.assign('],
  // The shell's answer, which the bridge's guard has held to a web address.
  'pages/sign-in/AuthInitPage.tsx': ['location.replace('],
  // A page of our own, by `safeReturnPath`.
  'pages/developer-tools/components/ShellTool.tsx': ['<iframe'],
  // `webAddress`.
  'platform/native/external-link.ts': ['window.open('],
}

const holder =
  /<(?:a|area|audio|embed|form\s+action|iframe|img|video)(?=[\s>=])|window\.open\(|location\.(?:assign|replace)\(|\.(?:href|src|srcset) =(?!=)/g

test('no address reaches the browser past the rule for links and images [RTE-43] [ERR-42]', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['paraglide/**', '**/*.test.*'] })
  const found = files.flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const holders = [...code.matchAll(holder)].map(([match]) => match.replace(/\s+/, ' '))
    return holders.length === 0 ? [] : [[file, holders] as const]
  })
  expect(Object.fromEntries(found)).toEqual(known)
})
