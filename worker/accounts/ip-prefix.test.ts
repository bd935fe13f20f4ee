import { expect, test } from 'vitest';
import { ipPrefixOf } from './ip-prefix.ts';

/** RFC 5737 and RFC 3849 reserve these addresses for examples. IPv4 is cut to /24, IPv6 to /48. */
test.each([
  ['203.0.113.9', '203.0.113'],
  ['203.0.113.255', '203.0.113'],
  ['203.0.114.9', '203.0.114'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001:DB8::1', '2001:db8:0'],
  ['2001:0db8:0000:1::', '2001:db8:0'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3'],
  ['2001:db8:85a3:9:2:3:4:5', '2001:db8:85a3'],
  ['::1', '0:0:0'],
  ['::', '0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2'],
  ['', ''],
])('%j is in the network %j', (ip, block) => {
  expect(ipPrefixOf(ip)).toBe(block);
});
