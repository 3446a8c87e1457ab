/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const config: Config = {
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{lib,components,scripts}/**/*.test.{ts,tsx,mjs}',
    '<rootDir>/tests/{unit,product,fuzz}/**/*.test.{ts,tsx}',
  ],
  // The generated database client is ES modules only.
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // These are modules as they stand; Next would make CommonJS of them.
  transformIgnorePatterns: ['\\.mjs$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.data/'],
  globalSetup: '<rootDir>/tests/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/global-teardown.mjs',
  setupFiles: ['<rootDir>/tests/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/after-env.ts'],
  // Jest leaves one processor to others; here nobody else wants it.
  maxWorkers: '100%',
  testTimeout: 60_000,
}

export default nextJest({ dir: '.' })(config)
