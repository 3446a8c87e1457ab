/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const shared = {
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.data/'],
}

const CHANGES_FOLDER = 'scripts/lib/work-and-results.test.ts'

/** Suites share the modules of their process, as the program's own: loading all of them anew for each suite took most of the time. */
const program: Config = {
  ...shared,
  displayName: 'program',
  runner: 'jest-light-runner',
  // Left out here, since `npm test` gives patterns of its own to ignore, which replace those of this file.
  testMatch: [
    '<rootDir>/{lib,components,scripts}/**/*.test.ts',
    '<rootDir>/tests/{unit,product,fuzz}/**/*.test.ts',
    `!**/${CHANGES_FOLDER}`,
  ],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  globalSetup: '<rootDir>/tests/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/global-teardown.mjs',
  setupFiles: ['<rootDir>/tests/register.mjs', '<rootDir>/tests/environment.ts'],
}

/** Components, and what a browser runs, are compiled as Next does it, with their style sheets. Another suite changes its folder, which no thread can. */
const apart: Config = {
  ...shared,
  displayName: 'apart',
  testMatch: ['<rootDir>/{components,lib/client}/**/*.test.tsx', `<rootDir>/${CHANGES_FOLDER}`],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // These are modules as they stand; Next would make CommonJS of them.
  transformIgnorePatterns: ['\\.mjs$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
}

export default async (): Promise<Config> => ({
  // Jest leaves one processor to others; here nobody else wants it.
  maxWorkers: '100%',
  reporters: ['default', '<rootDir>/tests/stalled-suites.mjs'],
  projects: [program, await nextJest({ dir: '.' })(apart)()],
})
