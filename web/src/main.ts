import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/index.svelte';

await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
