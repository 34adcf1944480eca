import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'

// A lazy page and its data take longer than the library's second on a small machine.
configure({ asyncUtilTimeout: 10_000 })
