import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { drawings } from '../support/fixtures'
import { nodeOf, RELEASES } from '../support/other-nodes'
import { caller, freePort, ownServer, type OwnServer } from '../support/own-server'

const [step] = drawings()

let own: OwnServer
test.beforeAll(async () => void (own = await ownServer()))
test.afterAll(() => own.close())

for (const release of RELEASES)
  test(`under Node ${release} it starts with its demo, and a STEP file of a customer gets its picture`, async () => {
    const node = nodeOf(release)
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${release}`)
    const port = String(await freePort())
    const url = `http://localhost:${port}`
    const database = await own.database(`node_${release.replaceAll('.', '_')}`)
    const server = await own.start(
      {
        PORT: port,
        APP_URL: url,
        DATABASE_URL: database,
        DATA_DIR: path.join(own.folder, release),
        SEED_DEMO: 'true',
        ADMIN_EMAIL: '',
        ADMIN_PASSWORD: '',
      },
      { node },
    )
    // A photo of the demo that couldn't be drawn would be said.
    expect(own.said(server)).not.toContain('empty crate')

    const customer = await caller(url, 'customer@demo.jobwork.example', 'jobwork-demo')
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(step!.buffer)]), 'shaft.step')
    const headers = { cookie: customer.cookie }
    const uploaded = await fetch(`${url}/api/files?purpose=inquiry`, { method: 'POST', headers, body })
    expect(uploaded.status).toBe(201)
    const inquiry = await customer.call<{ id: number }>('POST', '/api/inquiries', {
      projectName: 'Shaft',
      description: 'Turned shaft, 40 mm',
      quantity: 5,
      files: ((await uploaded.json()) as { id: number }[]).map(({ id }) => ({ id })),
    })
    const picture = () => fetch(`${url}/api/inquiries/${inquiry.id}/files/shaft.step/picture`, { headers })
    await expect.poll(async () => (await picture()).status).toBe(200)
    expect((await picture()).headers.get('content-type')).toBe('image/png')

    await own.stop(server)
    expect(server.exitCode).toBe(0)
  })
