// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a public page shows before anybody has done anything. */
const light =
  `Accordion Alert Badge Banner Barcode Checkbox CheckboxGroup ErrorSummary FocusOnChange Form PointsPicker RadioGroup Switch CopyField CtaTile DateField DoubleCtaTile EarnTile LoginCtaTile PlanCard QrCode RichText BrandTile Breadcrumb Button ButtonLink Card Carousel CategoryTile Chip ChipBar ChipFilterBar Container DescriptionList EmptyState ErrorPanel Grid Heading Hero Icon IconButton Inline
  Link LiveRegion OrderTile Pagination Picture ProgressBar Prose RewardTile Section SideNavigation Skeleton SkeletonCarousel SkeletonGrid SkeletonHero SkeletonRow SkeletonText SkeletonTile SkipLink Spinner Spread Stack StepCard Table Tabs Tag TagList Text ToastRegion Tooltip VirtualGrid VirtualList VisuallyHidden VoucherTile WizardSteps`.split(
    /\s+/,
  )

describe('weight of public pages', () => {
  it.each(light)('%s brings no react-aria', (name) => {
    const packages = packagesOf(join(import.meta.dirname, `../exports/${name}.ts`))
    expect([...packages].filter((name_) => name_.startsWith('react-aria'))).toEqual([])
  })

  it('would see it where it is', () => {
    expect([...packagesOf(join(import.meta.dirname, '../exports/MenuButton.ts'))]).toContain(
      'react-aria-components/Button',
    )
  })
})

function packagesOf(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return packages
  seen.add(file)
  for (const [, typeOnly, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (type )?[^;']*?from '([^']+)';?$/gm,
  )) {
    if (typeOnly !== undefined) continue
    if (name.startsWith('.')) packagesOf(resolve(dirname(file), name), seen, packages)
    else packages.add(name)
  }
  return packages
}
