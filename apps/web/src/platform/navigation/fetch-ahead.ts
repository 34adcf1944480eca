import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'

/** Who comes near a link to a page, and what its address asks for. */
export interface Approach {
  audience: Audience
  region: Region
  /** The parts of the address that vary. */
  params: Params
  query: URLSearchParams
}

/** Fetches what a page shows first. */
export type FetchAhead = (queryClient: QueryClient, approach: Approach) => void

/** A page; one that fetches ahead has its content as soon as it is rendered. */
export type PageComponent = ComponentType & { fetchAhead?: FetchAhead }
