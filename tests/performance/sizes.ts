import { entryKB, flightArea, routeSizes } from './route-sizes.ts'

/** Prints what the entry and each page's scripts weigh; `npm test` holds them to their budget. */
export function benchSizes(): [] {
  console.log(`Sizes, brotli\n  entry with its imports: ${entryKB().toFixed(1)} KB`)
  for (const { page, ownKB, withImportsKB } of routeSizes())
    console.log(`  ${page}: ${ownKB.toFixed(1)} KB (with shared ones ${withImportsKB.toFixed(1)})`)
  const flights = flightArea()
  console.log(`  flight area, with its side sheet: ${flights.ownKB.toFixed(1)} KB; strays: ${flights.strays.length}`)
  return []
}
